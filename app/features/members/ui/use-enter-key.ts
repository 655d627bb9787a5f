import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useShortcuts } from '~/ui/use-shortcuts'

/** Enter opens this page, unless the focus is on something that Enter is for. `label` is for the sheet of shortcuts. */
export function useEnterKey(to: string, label: string) {
  useShortcuts({}, { Enter: label })
  const navigate = useNavigate()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isElsewhere = event.target !== document.body && (event.target as Element).id !== 'main'
      // A held key is still the one that sent the form of the sign-in.
      if (event.key !== 'Enter' || event.repeat || isElsewhere || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      void navigate(to)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [navigate, to])
}
