// Launches Chromium for the measurements.
import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.ts'

export const chromiumFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

// The flags select the new headless mode; Playwright would add the old one.
export const openBrowser = async () =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--headless'] })
