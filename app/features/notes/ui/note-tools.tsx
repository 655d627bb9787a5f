import { type IconNode, Link2, Printer } from 'lucide'
import { useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { Icon } from '~/ui/icon'
import { noteTool } from '../model'

/** Printing, and copying the address. A note is never hydrated: `useNoteTools` does both. */
export function NoteTools() {
  const t = useTranslations(notesMessages)
  return (
    <div className="needs-script mb-5 flex flex-wrap gap-x-6 text-sm lg:grid lg:justify-items-start print:hidden">
      <Tool {...noteTool('print')} icon={Printer} name={t('print')} />
      <Tool {...noteTool('copy-address')} icon={Link2} name={t('copyLink')} />
      <span role="status" data-message={t('linkCopied')} className="flex min-h-6 items-center text-success" />
    </div>
  )
}

function Tool({ icon, name, ...tool }: { icon: IconNode; name: string }) {
  return (
    <button type="button" {...tool} className="inline-flex min-h-11 items-center gap-2.5 text-muted hover:text-ink">
      <Icon icon={icon} className="size-4.5" />
      {name}
    </button>
  )
}
