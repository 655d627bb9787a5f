import { Check } from 'lucide'
import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { EventResponse, ShownEvent } from '../model'

type AnswerButtonsProps = { event: ShownEvent; choice: EventResponse | null }

/** Two buttons with `aria-pressed`. 'Attending' is disabled for a member without a seat when none is free for them. */
export function AnswerButtons({ event, choice }: AnswerButtonsProps) {
  const t = useTranslations(eventsMessages)
  const button = (response: EventResponse, label: string, disabled = false) => (
    <Button
      type="submit"
      name="response"
      value={response}
      size="sm"
      variant={choice === response ? 'default' : 'outline'}
      aria-pressed={choice === response}
      disabled={disabled}
    >
      {choice === response && <Icon icon={Check} className="size-4" />}
      {label}
    </Button>
  )
  return (
    <fieldset className="flex flex-wrap gap-2.5">
      <legend className="sr-only">{t('answer', { title: event.title })}</legend>
      {button('attending', t('attending'), event.seat.obstacle !== null && choice !== 'attending')}
      {button('not_attending', t('notAttending'))}
    </fieldset>
  )
}
