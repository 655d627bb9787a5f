// An inline script in the head of every page (imported with `?inline-script`). It runs before the first paint and
// without React, so that what it does works on pages that are never hydrated.
import { themeKey, themesOf } from '~/ui/theme-names'
import { hasSignedInHint } from '~/web/signed-in-hint'
import { announcementId, announcementKey, hashChoice } from '../model'
import { showPage } from './first-visit'

const root = document.documentElement

/** Not while an admin views the pages in a chosen theme. Only the two themes of this brand are accepted; the server has written the first of them on the page. */
function applyStoredTheme() {
  if (root.dataset.view) return
  const stored = localStorage.getItem(themeKey)
  const slug = root.dataset.theme?.replace(/-\w+$/, '') ?? ''
  if (stored && (themesOf(slug) as readonly string[]).includes(stored)) root.dataset.theme = stored
}

function hideDismissedAnnouncement() {
  if (localStorage.getItem(announcementKey) === announcementId) root.dataset.announcement = 'dismissed'
}

/** The cookie is a hint for the notice above the header; what someone may see is decided by the server. */
root.toggleAttribute('data-signed-in', hasSignedInHint(document.cookie))

try {
  applyStoredTheme()
  hideDismissedAnnouncement()
} catch {
  // Browsers may block storage: the page then shows its defaults.
}

void showPage()

const markScrolled = () => void root.toggleAttribute('data-scrolled', scrollY > 10)
addEventListener('scroll', markScrolled, { passive: true })

/**
 * Selects the option that the hash names. On arrival only where nothing is selected yet: the server selects what the
 * query names, and browsers restore what was selected before a reload.
 */
function selectByHash({ type }: Event) {
  const select = document.querySelector<HTMLSelectElement>(`select[${hashChoice}]`)
  const value = location.hash.slice(1)
  if (!select || !value || (type !== 'hashchange' && select.value)) return
  if ([...select.options].some((option) => option.value === value)) select.value = value
}
document.addEventListener('DOMContentLoaded', selectByHash)
addEventListener('hashchange', selectByHash)

/** A link within a dialog, such as one to a section of the same page, closes the dialog. */
const closeDialogOf = (target: Element) => target.closest('dialog[open] a[href]')?.closest('dialog')?.close()

/** Counts a click by a person, unless their browser asks not to be tracked. */
function countClick(target: Element, isTrusted: boolean) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const tracked = target.closest<HTMLElement>('[data-track]')?.dataset.track
  if (!tracked || !isTrusted || doNotTrack === '1' || globalPrivacyControl) return
  const [category, label] = tracked.split(':')
  navigator.sendBeacon('/api/clicks', JSON.stringify({ category, label }))
}

// In the capture phase: a handler that stops the event must not keep a click from being counted.
document.addEventListener(
  'click',
  ({ target, isTrusted }) => {
    closeDialogOf(target as Element)
    countClick(target as Element, isTrusted)
  },
  true,
)
