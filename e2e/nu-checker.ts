import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Message = { type: string; subType?: string; url: string; message: string; extract?: string }

/** The findings of the Nu HTML Checker, each with the address of its page; one run of Java for all pages. */
export async function nuFindings(jar: string, pages: Map<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nordbro-markup-'))
  const addresses = [...pages.keys()]
  await Promise.all([...pages.values()].map((html, index) => writeFile(join(folder, `${index}.html`), html)))
  const { stdout, stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--stdout', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  await rm(folder, { recursive: true })
  if (!stdout.startsWith('{')) throw new Error(`The Nu HTML Checker gave no answer:\n${stderr}`)
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  // Plain infos are about React's spelling: `<meta/>`.
  const faults = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
  return faults.map(({ subType, type, url, message, extract }) => {
    const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])]
    return `${address}: ${subType ?? type}: ${message}: ${extract?.replaceAll('\n', ' ')}`
  })
}
