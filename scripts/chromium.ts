// Finds a Chromium for the browser tests and the bench; installs one where that is possible.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const headlessShell = '/usr/bin/chromium-headless-shell'

/** The path of a Chromium. Throws an error that says what to install when there is none and it can't be installed. */
export async function findChromium(): Promise<string> {
  const { PLAYWRIGHT_CHROMIUM } = process.env
  if (PLAYWRIGHT_CHROMIUM) {
    if (isProgram(PLAYWRIGHT_CHROMIUM)) return PLAYWRIGHT_CHROMIUM
    throw new Error(`PLAYWRIGHT_CHROMIUM is ${PLAYWRIGHT_CHROMIUM}, where there is no program.`)
  }
  return (await findInstalled()) ?? (await install())
}

/**
 * Debian's headless shell, which starts in half the time; elsewhere Chromium. It moves a pointer over every page by
 * itself, so it can't test that a page waits for an interaction.
 */
export async function findHeadlessShell(): Promise<string> {
  const { PLAYWRIGHT_HEADLESS_SHELL } = process.env
  if (PLAYWRIGHT_HEADLESS_SHELL) return PLAYWRIGHT_HEADLESS_SHELL
  if (!isProgram(headlessShell) && isDebian()) runCommand('apt-get install -q -y chromium-headless-shell')
  return isProgram(headlessShell) ? headlessShell : findChromium()
}

async function findInstalled(): Promise<string | undefined> {
  const folders = new Set(['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)])
  const candidates = names.flatMap((name) => [...folders].map((folder) => join(folder, name)))
  candidates.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', await playwrightChromium())
  return candidates.find(isProgram)
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function install(): Promise<string> {
  const installers = [
    ...(isDebian() ? [['apt-get update -q', 'apt-get install -q -y chromium fonts-liberation']] : []),
    ['npx playwright install chromium'],
  ]
  for (const commands of installers) {
    if (!commands.every(runCommand)) continue
    const found = await findInstalled()
    if (found) return found
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed from here. Install it with\n' +
      '  apt-get install chromium fonts-liberation    (Debian, Ubuntu; as root)\n' +
      '  npx playwright install chromium              (elsewhere)\n' +
      'or set PLAYWRIGHT_CHROMIUM to the path of a Chromium or Chrome.',
  )
}

const isDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

function runCommand(command: string) {
  console.error(`A browser is missing; running: ${command}`)
  // To stderr, because our stdout may be read by a program.
  return spawnSync(command, { shell: true, stdio: ['ignore', 2, 2], timeout: 10 * 60_000 }).status === 0
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.main) console.log(await findChromium())
