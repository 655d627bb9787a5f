import { cx } from '~/lib/cx'
import { nameOf } from './guest-row'
import { scanTexts } from './labels'
import type { ScanResult } from './scan-result'

/** What became of a code that was read or typed. */
export const ScanMessage = ({ result }: { result: ScanResult }) => (
  <p
    className={cx(
      'rounded-sm border border-l-2 px-4 py-3 text-lg wrap-anywhere',
      result.state === 'present' && 'border-line border-l-success bg-success/10 font-semibold',
      result.state === 'already' && 'border-line border-l-info',
      !result.guest && 'border-line border-l-danger',
    )}
  >
    {scanTexts[result.state](result.guest ? nameOf(result.guest) : '')}
  </p>
)
