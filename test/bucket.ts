import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { method: string; url: string; headers: IncomingMessage['headers'] }

/** As much of an S3-compatible server as a store needs: objects of one bucket, in memory, and all that was asked of it. */
export async function openBucket() {
  const objects = new Map<string, Buffer>()
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const key = decodeURIComponent(new URL(url, 'http://bucket').pathname)
    const held = objects.get(key)
    if (method === 'PUT') objects.set(key, Buffer.concat(chunks))
    if (method === 'DELETE') objects.delete(key)
    if (method === 'PUT' || method === 'DELETE') return response.writeHead(method === 'PUT' ? 200 : 204).end()
    if (held) return response.writeHead(200, { 'Content-Length': held.length }).end(method === 'GET' ? held : undefined)
    const none = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>There is none.</Message></Error>'
    return response.writeHead(404, { 'Content-Type': 'application/xml' }).end(method === 'GET' ? none : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { endpoint, objects, asked, close }
}
