import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverEnv } from './server-env'

test.each(['Dockerfile', 'deploy/nordbro.service'])(
  '%s starts the server with the same environment as npm start',
  (file) => {
    const tokens = readFileSync(file, 'utf8').split(/\s+/)
    for (const [name, value] of Object.entries(serverEnv)) expect(tokens).toContain(`${name}=${value}`)
  },
)
