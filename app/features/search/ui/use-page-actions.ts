import { forgetDrafts } from '~/features/members/ui/sign-out'
import { useTheme } from '~/ui/theme'
import type { PageAction } from '../model'
import { openKeysSheet } from './keys-sheet-event'

/** What the actions without an address do. */
export function usePageActions(close: () => void): Record<PageAction, () => void> {
  const { toggleTheme } = useTheme()
  const closing = (run: () => void) => () => {
    close()
    run()
  }
  return {
    theme: closing(toggleTheme),
    keys: closing(openKeysSheet),
    signOut: closing(signOut),
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
