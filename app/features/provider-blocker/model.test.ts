import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { brandFrom } from '~/brand/brand'
import { type Browser, blockProviders } from './model'

const provider = 'https://app.ConvertKit.com/forms/1'
const ours = '/circles.data'
const blocked = /ConvertKit\.com.* is blocked: beehiiv is used/

/** The browser APIs that the blocker wraps. */
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
const callFetch = (input: unknown) => browser.fetch(input as never)

beforeEach(() => {
  browser = fakeBrowser()
  blockProviders(browser, brandFrom())
})

test.each([
  ['an address', provider],
  ['a URL', new URL(provider)],
  ['a request', new Request(provider)],
  ['an address that has it in its path', 'https://cdn.example/ConvertKit.com/x.js'],
])('fetch of %s is rejected, naming the provider that is used', async (_case, input) => {
  // A URL lowers the case of its host.
  await expect(callFetch(input)).rejects.toThrow(new RegExp(blocked, 'i'))
  expect(browser.fetched).not.toHaveBeenCalled()
})

test('fetch of any other address is passed on and returns its answer', async () => {
  await expect(callFetch(ours)).resolves.toBe('answer')
  await expect(callFetch(new Request('https://nordbro.example/'))).resolves.toBe('answer')
  expect(browser.fetched.mock.calls[0]).toEqual([ours])
})

test('opening an XMLHttpRequest to a blocked address throws', () => {
  const request = new browser.XMLHttpRequest()
  expect(() => request.open('POST', provider)).toThrow(blocked)
  request.open('GET', ours)
  expect(browser.opened.mock.calls).toEqual([['GET', ours]])
})

test('setting a script’s source to a blocked address throws', () => {
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

test('inserting a script that already has a blocked source throws', () => {
  const page = new browser.Node()
  const script = new browser.HTMLScriptElement()
  script.attributes.src = provider
  expect(() => page.appendChild(script)).toThrow(blocked)
  expect(() => page.insertBefore(script, null)).toThrow(blocked)
  expect(browser.inserted).toEqual([])

  const paragraph = new browser.Element()
  expect(page.appendChild(paragraph)).toBe(paragraph)
  const ownScript = new browser.HTMLScriptElement()
  ownScript.src = '/assets/a.js'
  page.insertBefore(ownScript, null)
  expect(browser.inserted).toEqual([paragraph, ownScript])
})

test('the compressed blocker is smaller than 600 bytes', async () => {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: new URL('model.ts', import.meta.url).pathname, formats: ['es'], fileName: 'guard' },
      minify: true,
    },
  })
  const [chunk] = [bundle].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = chunk?.type === 'chunk' ? chunk.code : ''
  expect(code).toContain('is blocked')
  expect(brotliCompressSync(code).length).toBeLessThan(600)
})
