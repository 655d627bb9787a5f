import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isEventRefusal, refusalParameter } from '../model'

/** Why the last answer without JavaScript was refused, until another one is given. */
export function useRefusal() {
  const [query] = useSearchParams()
  const [isOutdated, setOutdated] = useState(false)
  const refusal = query.get(refusalParameter)
  return {
    refusal: isEventRefusal(refusal) && !isOutdated ? refusal : undefined,
    onAnswer: () => setOutdated(true),
  }
}
