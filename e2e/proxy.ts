import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A round-robin load balancer on loopback that skips ports without a listener. `at`: the port of one that was closed. */
export async function openProxy(ports: number[], at = 0) {
  const open = new Set<Socket>()
  let turn = 0

  function pass(client: Socket, remaining: number) {
    turn += 1
    const upstream = connect(ports[turn % ports.length] ?? 0, '127.0.0.1')
    const tryNext = () => (remaining > 1 ? pass(client, remaining - 1) : client.destroy())
    upstream.once('error', tryNext)
    upstream.once('connect', () => {
      upstream.off('error', tryNext)
      // After the connect an error is passed on to the client, not retried.
      upstream.on('error', () => client.destroy()).on('close', () => client.destroy())
      client.on('close', () => upstream.destroy())
      client.pipe(upstream).pipe(client)
    })
  }

  const server = createServer((client) => {
    open.add(client)
    client.on('error', () => {}).on('close', () => open.delete(client))
    pass(client, ports.length)
  }).listen(at)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://localhost:${port}`,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
