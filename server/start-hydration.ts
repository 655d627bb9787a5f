// An inline script at the end of a cached page (imported with `?inline-script`). It starts React at the first sign that
// someone uses the page, and repeats the clicks that came before React could handle them.
import { sentEarly } from '~/web/forms/sent-early'
import { deferredType } from './deferred-type'

const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
const deferredScript = document.querySelector(`script[type="${deferredType}"]`)
const earlyClicks: HTMLElement[] = []
let isStarted = false
let isHydrated = false
let hasFailed = false

/** Runs when React has hydrated the page, and when it can't: a click on a link then loads the page it leads to. */
function repeatClicks() {
  if (isHydrated) return
  isHydrated = true
  for (const element of earlyClicks) element.click()
}

/** React can't be loaded: links and forms work as without JavaScript. */
function giveUp() {
  hasFailed = true
  repeatClicks()
}

/** Replaces the inert script by a module script with the same text, which the browser runs. */
function startHydration() {
  if (isStarted) return
  isStarted = true
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = deferredScript?.textContent ?? ''
  script.onerror = giveUp
  addEventListener('unhandledrejection', giveUp)
  deferredScript?.replaceWith(script)
  for (const intent of intents) document.removeEventListener(intent, startHydration)
}

for (const intent of intents) document.addEventListener(intent, startHydration, { passive: true })
document.addEventListener('hydrated', repeatClicks)

// Buttons with `commandfor` work without React where the browser knows the attribute.
const handledByBrowser = 'commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : ''
const needsReact = `[data-needs-js],button[type=button]${handledByBrowser}`

// Before hydration the browser would say in its own words what is missing: the hydrated `Form` sends itself again.
document.addEventListener(
  'invalid',
  (event) => {
    const { form } = event.target as HTMLInputElement
    if (!form || hasFailed) return
    event.preventDefault()
    form.setAttribute(sentEarly, '')
    startHydration()
  },
  true,
)

document.addEventListener(
  'click',
  (event) => {
    if (isHydrated || event.metaKey || event.ctrlKey || event.shiftKey) return
    const element = (event.target as Element).closest<HTMLElement>(needsReact)
    if (!element) return
    event.preventDefault()
    event.stopPropagation()
    earlyClicks.push(element)
    startHydration()
  },
  true,
)
