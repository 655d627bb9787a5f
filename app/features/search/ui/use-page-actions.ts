import { forgetDrafts } from '~/features/members/ui/forget-drafts'
import { useLanguageHref } from '~/features/site/ui/use-language-href'
import type { Locale } from '~/i18n/locales'
import { useTheme } from '~/ui/theme'
import type { PageAction } from '../model'
import { openKeysSheet } from './keys-sheet-event'

/** What the actions without an address do. */
export function usePageActions(close: () => void): Record<PageAction, () => void> {
  const { toggleTheme } = useTheme()
  const hrefOf = useLanguageHref()
  const closing = (run: () => void) => () => {
    close()
    run()
  }
  // As the link does: it loads the whole page in the other language.
  const speak = (locale: Locale) => closing(() => location.assign(hrefOf(locale)))
  return {
    theme: closing(toggleTheme),
    keys: closing(openKeysSheet),
    signOut: closing(signOut),
    'language.en': speak('en'),
    'language.sv': speak('sv'),
    'language.no': speak('no'),
  }
}

/** As the button does: a form that loads the whole page again. */
function signOut() {
  forgetDrafts()
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/sign-out'
  document.body.append(form)
  form.submit()
}
