// The minimum that Node can do: sends one response from memory to every request. Run as a process by server.ts.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { status, headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  status: number
  headers: [string, string][]
  body: string
}
const bytes = Buffer.from(body, 'base64')
// Node adds these itself, in both servers.
const nodeHeaders = ['date', 'connection', 'keep-alive']
const responseHeaders = headers.filter(([name]) => !nodeHeaders.includes(name.toLowerCase())).flat()

const server = createServer((_request, response) => {
  response.writeHead(status, responseHeaders)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
