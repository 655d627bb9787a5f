import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide'
import { useEffect } from 'react'
import { cx } from '~/lib/cx'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { onToast, type ToastTone, takeToasts } from '~/ui/toast'

const rules = { neutral: '', success: 'border-l-2 border-l-success', danger: 'border-l-2 border-l-danger' }

export default function ToastStack({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
  return (
    <Toast.Provider timeout={6000}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={regionLabel}
          className="fixed bottom-[calc(var(--dock-height)+var(--foot-height,0px)+1rem)] left-[calc(var(--rail-width)+1rem)] z-60 flex w-[min(23.5rem,calc(100vw-2rem))] flex-col-reverse gap-3 md:left-[calc(var(--rail-width)+1.75rem)]"
        >
          <List closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function List({ closeLabel }: { closeLabel: string }) {
  const { toasts, add, close } = Toast.useToastManager<{ tone: ToastTone }>()

  useEffect(() => {
    const drain = () => {
      for (const { title, description, tone = 'neutral', action, timeout } of takeToasts()) {
        const act = () => {
          action?.onClick()
          close(id)
        }
        const id = add({
          title,
          data: { tone },
          ...(description !== undefined && { description }),
          ...(timeout !== undefined && { timeout }),
          ...(action && { actionProps: { children: action.label, onClick: act } }),
        })
      }
    }
    drain()
    return onToast(drain)
  }, [add, close])

  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['left', 'down']}
      className={cx(
        'translate-x-(--toast-swipe-movement-x) rounded-sm border border-line bg-raised text-sm text-ink transition-[opacity,translate] duration-200 ease-out',
        'data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0',
        rules[toast.data?.tone ?? 'neutral'],
      )}
    >
      <Toast.Content className="flex items-center gap-2 py-3.5 pr-2 pl-4.5">
        <div className="min-w-0 flex-1">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description className="text-muted" />
        </div>
        {toast.actionProps && (
          <Toast.Action className="min-h-11 shrink-0 px-2 font-semibold text-prestige tabular-nums underline-offset-4 hover:underline" />
        )}
        <Toast.Close
          aria-label={closeLabel}
          className={cx(buttonClass({ variant: 'ghost', size: 'icon' }), 'shrink-0 text-muted')}
        >
          <Icon icon={X} className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
