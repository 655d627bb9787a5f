import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { seatsMessages } from '~/i18n/messages/seats'

const minuteMs = 60_000

/** The time that is left, counted in the browser. Without JavaScript the page has the end of the time in words. */
export function Countdown({ until }: { until: string }) {
  const t = useTranslations(seatsMessages, 'offer')
  const { revalidate } = useRevalidator()
  const [leftMs, setLeftMs] = useState<number>()

  useEffect(() => {
    const count = () => {
      const left = Date.parse(until) - Date.now()
      setLeftMs(left)
      if (left > 0) return
      clearInterval(timer)
      // The seat has been passed on: the page shows what is true now.
      void revalidate()
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [until, revalidate])

  if (leftMs === undefined) return null
  if (leftMs <= 0) return <p className="font-semibold">{t('over')}</p>
  // Rounded up, so that the last minute is not none.
  const minutes = Math.ceil(leftMs / minuteMs)
  return (
    <p className="font-semibold tabular-nums">
      {t('left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </p>
  )
}
