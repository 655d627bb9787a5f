import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listComponents } from './parts-list'

test('packages are listed where none of them is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-list-'))
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(folder, file))
    const { metadata, components } = JSON.parse(listComponents(folder))
    const names = components.map(({ name }: { name: string }) => name)
    expect(metadata.component.name).toBe('nordbro')
    expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'drizzle-orm']))
    expect(names).not.toContain('vitest')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
