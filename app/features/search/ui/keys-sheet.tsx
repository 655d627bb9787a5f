import { useState } from 'react'
import { ShortcutSwitch } from '~/features/preferences/ui/shortcut-switch'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { searchMessages } from '~/i18n/messages/search'
import { Dialog } from '~/ui/dialog'
import { isMac } from '~/ui/is-mac'
import { Kbd } from '~/ui/kbd'
import { registeredShortcuts } from '~/ui/use-shortcuts'
import type { LazyDialogProps } from './use-lazy-dialog'

/** Keys that mean the same on every screen that has them. */
const knownKeys = { a: 'approve', r: 'reject' } as const
const isKnown = (key: string): key is keyof typeof knownKeys => key in knownKeys

/** The keys of `SearchButton` and of the frame, which every page has. */
const isGlobal = (key: string) => ['/', '?', '['].includes(key) || key.startsWith('g ')

type ListedKey = { key: string; label: string }

/** Lists the keys that work on this screen, with the switch of the single ones. */
export function KeysSheet({ isOpen, onClose }: LazyDialogProps) {
  const t = useTranslations(searchMessages, 'keys')
  const admin = useTranslations(adminMessages, 'shortcuts')
  const [listed, setListed] = useState<ListedKey[]>([])
  const [wasOpen, setWasOpen] = useState(false)
  // Read when it opens: other parts of the screen register their keys at any time.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    const labelled = registeredShortcuts().map(([key, label]) => ({
      key,
      label: label ?? (isKnown(key) ? admin(`keys.${knownKeys[key]}`) : ''),
    }))
    if (isOpen) setListed(labelled.filter(({ label }) => label))
  }
  const here = listed.filter(({ key }) => !isGlobal(key))
  const everywhere = [{ key: 'Ctrl+k', label: t('search') }, ...listed.filter(({ key }) => isGlobal(key))]
  return (
    <Dialog open={isOpen} onClose={onClose} title={admin('title')} closeLabel={admin('close')}>
      <ShortcutSwitch className="mb-6" />
      {here.length > 0 && <KeyList title={t('here')} keys={here} />}
      <KeyList title={t('everywhere')} keys={everywhere} />
    </Dialog>
  )
}

const keyName = (key: string) => {
  if (key === 'escape') return 'Esc'
  if (key === 'Ctrl' && isMac()) return '⌘'
  return key.length === 1 ? key.toUpperCase() : key
}

function KeyList({ title, keys }: { title: string; keys: ListedKey[] }) {
  return (
    <section className="mt-6">
      <h3 className="border-line border-b pb-2 font-semibold font-text text-xs tracking-normal">{title}</h3>
      <dl className="grid grid-cols-[5.5rem_1fr] gap-y-2.5 pt-3 text-sm">
        {keys.map(({ key, label }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="flex gap-1.5">
              {key.split(/[ +]/).map((part) => (
                <Kbd key={part}>{keyName(part)}</Kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
