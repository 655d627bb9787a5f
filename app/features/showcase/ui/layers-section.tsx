import { useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Drawer } from '~/ui/drawer'
import { opens } from '~/ui/modal'
import { showToast } from '~/ui/toast'
import { Section, sections } from './section'

export function LayersSection() {
  const t = useTranslations(showcaseMessages, 'layers')
  const page = useTranslations(showcaseMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  const showSuccess = () =>
    showToast({
      title: t('toastTitle'),
      description: t('toastText'),
      tone: 'success',
      action: { label: t('toastUndo'), onClick: () => showToast({ title: t('undone') }) },
    })
  const showFailure = () => showToast({ title: t('failureTitle'), description: t('failureText'), tone: 'danger' })

  return (
    <Section name="layers">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" className="needs-script" onClick={() => setOpen(true)}>
          {t('dialog')}
        </Button>
        <Button variant="outline" {...opens('sample-drawer')}>
          {t('drawer')}
        </Button>
        <Button variant="outline" className="needs-script" onClick={showSuccess}>
          {t('toast')}
        </Button>
        <Button variant="outline" className="needs-script" onClick={showFailure}>
          {t('failure')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={t('dialogTitle')}
        closeLabel={page('close')}
        footer={
          <>
            <Button variant="destructive" onClick={close}>
              {t('dialogConfirm')}
            </Button>
            <Button variant="outline" onClick={close}>
              {t('dialogCancel')}
            </Button>
          </>
        }
      >
        <p className="text-muted">{t('dialogText')}</p>
      </Dialog>
      <Drawer id="sample-drawer" title={t('drawerTitle')} closeLabel={page('close')}>
        <ul className="grid font-display text-2xl">
          {sections.slice(0, 6).map((name) => (
            <li key={name}>
              <a href={`#${name}`} className="block border-b border-line py-3">
                {page(`${name}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </Section>
  )
}
