// The Chromium of the measurements: the machine's own, or the one Playwright brought.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

export const chromiumFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

export function chromiumPath(): string {
  const candidates = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()]
  const found = candidates.find((path) => path && existsSync(path))
  if (!found) throw new Error('there is no Chromium: install the package chromium, or set CHROME_PATH')
  return found
}

// The flags name the headless mode themselves; Playwright would add the old one.
export const openBrowser = () =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags, ignoreDefaultArgs: ['--headless'] })
