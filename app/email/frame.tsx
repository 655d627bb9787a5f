import { Body, Container, Head, Hr, Html, Preview, Section, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { namesFounder } from '~/brand/brand'
import { withoutAutolinks } from './autolinks'
import type { MailContent, MailTools } from './mail-tools.server'

/** The colours of the theme Quiet Force as hex: mail programs support neither our stylesheet nor OKLCH. */
const paper = '#f9f6f1'
const ink = '#17212a'
const muted = '#56626d'
const line = '#d9d5ce'
const brass = '#85611f'

const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const serif = "Newsreader, Georgia, 'Times New Roman', serif"

type FrameProps = MailTools & Omit<MailContent, 'subject'> & { name: string }

export function Frame({ t, tag, brand, name, preview, footnote, body }: FrameProps) {
  return (
    <Html lang={tag}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={sheet}>
        <Container style={{ maxWidth: 560, margin: '0 auto' }}>
          <Text style={{ fontFamily: serif, fontSize: 22, letterSpacing: '-0.02em', margin: '0 0 12px' }}>
            {brand.product}
          </Text>
          <Hr style={{ borderColor: brass, borderTopWidth: 1, width: 40, margin: '0 0 40px' }} />
          <Section>
            {name && <Paragraph>{t('frame.greeting', { name: withoutAutolinks(name) })}</Paragraph>}
            {body}
          </Section>
          <Hr style={{ borderColor: line, margin: '40px 0 16px' }} />
          <Text style={{ fontFamily: serif, fontSize: 20, fontStyle: 'italic', margin: '0 0 4px' }}>
            {namesFounder(brand) ? withoutAutolinks(brand.founder) : t('frame.partners', { product: brand.product })}
          </Text>
          <Text style={small}>{t('frame.signature', { product: brand.product })}</Text>
          <Text style={small}>{footnote}</Text>
        </Container>
      </Body>
    </Html>
  )
}

/** Breaks long text without spaces. Mail programs support one of the two properties or the other. */
const sheet: CSSProperties = {
  backgroundColor: paper,
  color: ink,
  fontFamily: sans,
  margin: 0,
  overflowWrap: 'anywhere',
  padding: '40px 16px',
  wordBreak: 'break-word',
}

const small = { color: muted, fontSize: 13, lineHeight: '20px', margin: '0 0 4px' }

export const Title = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontFamily: serif, fontSize: 34, letterSpacing: '-0.025em', lineHeight: '38px', margin: '0 0 20px' }}>
    {children}
  </Text>
)

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 17, lineHeight: '27px', margin: '0 0 24px' }}>{children}</Text>
)

/** Text that a person wrote, with its line ends. */
export const Letter = ({ text }: { text: string }) => <Paragraph>{inLines(text)}</Paragraph>

export type Fact = [label: string, value: string | null | undefined]

/** Labels with their values below, divided by hairlines. Line ends are kept, empty values are left out. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <Section style={{ borderBottom: `1px solid ${line}`, margin: '0 0 24px' }}>
    {facts.map(
      ([label, value]) =>
        value && (
          <Section key={label} style={{ borderTop: `1px solid ${line}`, padding: '12px 0' }}>
            <Text style={{ ...small, margin: 0 }}>{label}</Text>
            <Text style={{ fontSize: 17, lineHeight: '27px', margin: 0 }}>{inLines(value)}</Text>
          </Section>
        ),
    )}
  </Section>
)

/** Line ends as elements, which the plain-text version of the mail keeps too. */
const inLines = (value: string) =>
  value.split('\n').reduce<ReactNode>((above, line) => {
    if (above === undefined) return line
    return (
      <>
        {above}
        <br />
        {line}
      </>
    )
  }, undefined)
