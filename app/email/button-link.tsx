import { Link, Section } from '@react-email/components'
import { light } from './colours'
import { darkClass } from './dark-styles'

/** The one thing to do in a mail: the site's button, readable with pictures and styles off. */
export const ButtonLink = ({ href, children }: { href: string; children: string }) => (
  <Section style={{ margin: '0 0 28px' }}>
    <Link
      href={href}
      className={darkClass.button}
      style={{
        backgroundColor: light.action,
        borderRadius: 4,
        color: light.onAction,
        display: 'inline-block',
        fontSize: 16,
        fontWeight: 600,
        padding: '14px 24px',
        textDecoration: 'none',
      }}
    >
      {children}
    </Link>
  </Section>
)

/** A way out that is not what the mail is for. */
export const TextLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} style={{ color: light.ink, textDecoration: 'underline' }}>
    {children}
  </Link>
)
