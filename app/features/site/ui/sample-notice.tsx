import { lazy } from 'react'
import { SkipHydration } from '~/ui/skip-hydration'
import { useSite } from './use-site'

const SampleRibbon = lazy(() => import('./sample-ribbon'))

/** The ribbon of a site with sample data. */
export function SampleNotice() {
  const { hasSamples } = useSite()
  return (
    hasSamples && (
      <SkipHydration id="sample-ribbon">
        <SampleRibbon />
      </SkipHydration>
    )
  )
}
