import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const w of [360,768,1440]) for (const delay of [0,400]) { const p = await b.newPage({ viewport: { width: w, height: 700 }, reducedMotion:'reduce' })
await p.route('**/*.woff2', async r => { await new Promise(x=>setTimeout(x,delay)); await r.continue() })
await p.goto('http://localhost:4790/#work'); const before = await p.evaluate(()=>({top:document.querySelector('#work').getBoundingClientRect().top, h1:document.querySelector('h1').getBoundingClientRect().height, y:scrollY}))
await p.waitForTimeout(1500); const after = await p.evaluate(()=>({top:document.querySelector('#work').getBoundingClientRect().top, h1:document.querySelector('h1').getBoundingClientRect().height, y:scrollY})); console.log(w,delay,JSON.stringify(before),JSON.stringify(after)); await p.close() }
await b.close()
