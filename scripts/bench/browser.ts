// Chromium as the measurements want it.
import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.ts'

export const chromiumFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

// The flags name the headless mode themselves; Playwright would add the old one.
export const openBrowser = async () =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--headless'] })
