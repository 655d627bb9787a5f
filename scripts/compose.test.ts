import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const compose = readFileSync('compose.yaml', 'utf8')

test('only the proxy is trusted, at an address that no other container gets', () => {
  const trusted = /TRUSTED_PROXIES: (\S+)/.exec(compose)?.[1] ?? ''
  expect(trusted).toMatch(/^[\d.]+$/)
  expect(/ {2}proxy:[\s\S]*?ipv4_address: ([\d.]+)/.exec(compose)?.[1]).toBe(trusted)
  const [, range = ''] = /ip_range: 172\.30\.63\.(\d+)\/25/.exec(compose) ?? []
  expect(Number(trusted.split('.')[3])).toBeLessThan(Number(range))
})

test('images have a version, and Node has the version that the product is tested with', () => {
  const images = [...compose.matchAll(/image: (\S+)/g)]
    .map(([, image = '']) => image)
    .filter((name) => name !== 'nordbro')
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+/)
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const bases = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(bases).toEqual([dependencies.node, dependencies.node])
})
