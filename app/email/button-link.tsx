import { Link, Section } from '@react-email/components'

/** The one thing to do in a mail: dark ink on paper, readable with pictures and styles off. */
export const ButtonLink = ({ href, children }: { href: string; children: string }) => (
  <Section style={{ margin: '0 0 28px' }}>
    <Link
      href={href}
      style={{
        backgroundColor: '#17212a',
        borderRadius: 4,
        color: '#f9f6f1',
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
