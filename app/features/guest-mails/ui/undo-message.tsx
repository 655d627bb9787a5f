import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import type { MessageForm } from '../model'

/** Takes a message back, for as long as it is held. Afterwards the page is loaded again until it has left. */
export function UndoMessage({ sendAt, form }: { sendAt: Date; form: FormHandle<MessageForm> }) {
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const { revalidate } = useRevalidator()
  const sendAtMs = sendAt.getTime()
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.round((sendAtMs - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [sendAtMs])
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => void revalidate(), 2000)
    return () => clearInterval(timer)
  }, [isOver, revalidate])
  if (isOver) return <p className="text-muted">It is leaving now.</p>
  return (
    <Form form={form}>
      <Button type="submit" variant="outline" busy={form.isBusy} busyLabel="Undo" className="tabular-nums">
        Undo{secondsLeft !== undefined && ` ${secondsLeft} s`}
      </Button>
    </Form>
  )
}
