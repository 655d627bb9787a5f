import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedRequest = { method: string; url: string; headers: IncomingMessage['headers'] }

/** A minimal S3-compatible server for tests: objects of one bucket in memory, and all requests that it received. */
export async function openBucket() {
  const objects = new Map<string, Buffer>()
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const key = decodeURIComponent(new URL(url, 'http://bucket').pathname)
    const object = objects.get(key)
    if (method === 'PUT') objects.set(key, Buffer.concat(chunks))
    if (method === 'DELETE') objects.delete(key)
    if (method === 'PUT' || method === 'DELETE') return response.writeHead(method === 'PUT' ? 200 : 204).end()
    if (object)
      return response.writeHead(200, { 'Content-Length': object.length }).end(method === 'GET' ? object : undefined)
    const notFound = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>There is none.</Message></Error>'
    return response.writeHead(404, { 'Content-Type': 'application/xml' }).end(method === 'GET' ? notFound : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { endpoint, objects, requests, close }
}
