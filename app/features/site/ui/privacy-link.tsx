import type { ComponentProps } from 'react'
import { Link } from '~/ui/link'
import { ownPrivacyPage } from '../model'
import { useSite } from './use-site'

/** The link beside every consent: to our privacy page or, as a plain link, to the address editors have set. */
export function PrivacyLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  const { privacyUrl } = useSite()
  return privacyUrl === ownPrivacyPage ? (
    <Link {...props} to={privacyUrl} />
  ) : (
    <a {...props} href={privacyUrl} rel="noopener" />
  )
}
