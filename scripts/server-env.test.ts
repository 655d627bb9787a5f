import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverEnv } from './server-env'

test.each(['Dockerfile', 'deploy/nordbro.service'])(
  '%s starts the server with the same environment as npm start',
  (file) => {
    // A value with a space is quoted in each of the files, in its own way.
    const words = readFileSync(file, 'utf8').replaceAll('"', '').replaceAll(/\s+/g, ' ')
    for (const [name, value] of Object.entries(serverEnv)) expect(words).toContain(` ${name}=${value} `)
  },
)
