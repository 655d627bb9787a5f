import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { type Browser, blockProviders } from './model'

const provider = 'https://app.ConvertKit.com/forms/1'
const ours = '/circles.data'
const blocked = /ConvertKit\.com.* is blocked: beehiiv is used/

/** As much of a browser as the guard touches. */
function fakeBrowser() {
  const fetched = vi.fn(async (_input: unknown) => 'answer')
  const opened = vi.fn()
  const inserted: object[] = []
  class Node {
    nodeName = 'DIV'
    appendChild(node: object) {
      inserted.push(node)
      return node
    }
    insertBefore(node: object, _before: object | null) {
      inserted.push(node)
      return node
    }
  }
  class Element extends Node {
    attributes: Record<string, string> = {}
    setAttribute(name: string, value: string) {
      this.attributes[name] = value
    }
  }
  class HTMLScriptElement extends Element {
    override nodeName = 'SCRIPT'
    get src() {
      return this.attributes.src ?? ''
    }
    set src(address: string) {
      this.attributes.src = address
    }
  }
  class XMLHttpRequest {
    open(method: string, address: string) {
      opened(method, address)
    }
  }
  return {
    fetch: fetched as Browser['fetch'],
    XMLHttpRequest,
    HTMLScriptElement,
    Node,
    Element,
    fetched,
    opened,
    inserted,
  }
}

let browser: ReturnType<typeof fakeBrowser>
const fetchOf = (input: unknown) => browser.fetch(input as never)

beforeEach(() => {
  browser = fakeBrowser()
  blockProviders(browser, brandFrom())
})

test.each([
  ['an address', provider],
  ['a URL', new URL(provider)],
  ['a request', new Request(provider)],
  ['an address that has it in its path', 'https://cdn.example/ConvertKit.com/x.js'],
])('fetch of %s is rejected, saying who is used', async (_what, input) => {
  // A URL lowers the case of its host.
  await expect(fetchOf(input)).rejects.toThrow(new RegExp(blocked, 'i'))
  expect(browser.fetched).not.toHaveBeenCalled()
})

test('fetch of anything else goes through, and so does its answer', async () => {
  await expect(fetchOf(ours)).resolves.toBe('answer')
  await expect(fetchOf(new Request('https://nordbro.example/'))).resolves.toBe('answer')
  expect(browser.fetched.mock.calls[0]).toEqual([ours])
})

test('XMLHttpRequest is refused when it is opened', () => {
  const request = new browser.XMLHttpRequest()
  expect(() => request.open('POST', provider)).toThrow(blocked)
  request.open('GET', ours)
  expect(browser.opened.mock.calls).toEqual([['GET', ours]])
})

test('a script is refused when it is given its source', () => {
  const script = new browser.HTMLScriptElement()
  expect(() => {
    script.src = provider
  }).toThrow(blocked)
  expect(() => script.setAttribute('src', provider)).toThrow(blocked)
  expect(script.src).toBe('')
  script.src = '/assets/a.js'
  expect(script.src).toBe('/assets/a.js')
  script.setAttribute('data-for', provider)
  expect(script.attributes['data-for']).toBe(provider)
})

test('a script that came with its source is refused on its way into the page', () => {
  const page = new browser.Node()
  const script = new browser.HTMLScriptElement()
  script.attributes.src = provider
  expect(() => page.appendChild(script)).toThrow(blocked)
  expect(() => page.insertBefore(script, null)).toThrow(blocked)
  expect(browser.inserted).toEqual([])

  const paragraph = new browser.Element()
  expect(page.appendChild(paragraph)).toBe(paragraph)
  const own = new browser.HTMLScriptElement()
  own.src = '/assets/a.js'
  page.insertBefore(own, null)
  expect(browser.inserted).toEqual([paragraph, own])
})

test('it costs the visitor less than 600 bytes', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: new URL('model.ts', import.meta.url).pathname, formats: ['es'], fileName: 'guard' },
      minify: true,
    },
  })
  const [chunk] = [made].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = chunk?.type === 'chunk' ? chunk.code : ''
  expect(code).toContain('is blocked')
  expect(brotliCompressSync(code).length).toBeLessThan(600)
})
