import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A load balancer on loopback: each connection goes to the next port in turn, past those where nobody listens. */
export async function openProxy(ports: number[]) {
  const open = new Set<Socket>()
  let turn = 0

  function pass(near: Socket, left: number) {
    turn += 1
    const far = connect(ports[turn % ports.length] ?? 0, '127.0.0.1')
    const passOn = () => (left > 1 ? pass(near, left - 1) : near.destroy())
    far.once('error', passOn)
    far.once('connect', () => {
      far.off('error', passOn)
      // Once it has been handed over, what becomes of it is the client's to see.
      far.on('error', () => near.destroy()).on('close', () => near.destroy())
      near.on('close', () => far.destroy())
      near.pipe(far).pipe(near)
    })
  }

  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => {}).on('close', () => open.delete(near))
    pass(near, ports.length)
  }).listen(0)
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
