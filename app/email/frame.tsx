import { Body, Container, Head, Hr, Html, Img, Preview, Section, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { withoutAutolinks } from './autolinks'
import { light } from './colours'
import { DarkStyles, darkClass } from './dark-styles'
import type { MailContent, MailTools } from './mail-tools.server'
import { markSource } from './mark'

const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const serif = "Newsreader, Georgia, 'Times New Roman', serif"

type FrameProps = MailTools & Omit<MailContent, 'subject'> & { name: string }

export function Frame(props: FrameProps) {
  const { t, tag, brand, founder, name, preview, footnote, isUnsigned, body, answerLine } = props
  return (
    <Html lang={tag}>
      <Head>
        <DarkStyles />
      </Head>
      <Preview>{preview}</Preview>
      <Body className={darkClass.sheet} style={sheet}>
        <Container style={{ maxWidth: 560, margin: '0 auto' }}>
          {answerLine && (
            <Text className={darkClass.muted} style={{ ...small, margin: '0 0 24px' }}>
              {answerLine}
            </Text>
          )}
          <Text style={letterhead}>
            <Img src={markSource} alt="" width={32} height={32} style={mark} />
            {brand.product}
          </Text>
          <Hr className={darkClass.prestige} style={{ borderColor: light.prestige, width: 40, margin: '0 0 40px' }} />
          <Section>
            {name && <Paragraph>{t('frame.greeting', { name: withoutAutolinks(name) })}</Paragraph>}
            {body}
          </Section>
          {!isUnsigned && <Text style={signature}>{withoutAutolinks(founder)}</Text>}
          <Hr className={darkClass.line} style={{ borderColor: light.line, margin: '40px 0 16px' }} />
          <Text className={darkClass.muted} style={small}>
            {t('frame.signature', { product: brand.product })}
          </Text>
          <Text className={darkClass.muted} style={small}>
            {footnote}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

const letterhead = { fontFamily: serif, fontSize: 24, letterSpacing: '-0.02em', lineHeight: '32px', margin: '0 0 16px' }
const mark = { display: 'inline-block', marginRight: 12, verticalAlign: 'middle' }
const signature = { fontFamily: serif, fontSize: 21, fontStyle: 'italic', lineHeight: '28px', margin: '8px 0 0' }

/** Breaks long text without spaces. Mail programs support one of the two properties or the other. */
const sheet: CSSProperties = {
  backgroundColor: light.surface,
  color: light.ink,
  fontFamily: sans,
  margin: 0,
  overflowWrap: 'anywhere',
  padding: '40px 16px',
  wordBreak: 'break-word',
}

const small = { color: light.muted, fontSize: 13, lineHeight: '20px', margin: '0 0 4px' }

export const Title = ({ children, lang }: { children: ReactNode; lang?: string | undefined }) => (
  <Text lang={lang} style={titleStyle}>
    {children}
  </Text>
)

const titleStyle = {
  fontFamily: serif,
  fontSize: 34,
  letterSpacing: '-0.025em',
  lineHeight: '38px',
  margin: '0 0 20px',
}

export const Paragraph = ({ children, lang }: { children: ReactNode; lang?: string | undefined }) => (
  <Text lang={lang} style={{ fontSize: 17, lineHeight: '27px', margin: '0 0 24px' }}>
    {children}
  </Text>
)

/** Text that a person wrote, with its line ends. */
export const Letter = ({ text, lang }: MarkedText) => <Paragraph lang={lang}>{inLines(linesOf(text))}</Paragraph>

/** A text with its language, where that is not the language of the mail. */
export type MarkedText = { text: string; lang?: string | undefined }

export type Fact = [label: string, value: string | MarkedText[] | null | undefined]

/** Labels with their values below, divided by hairlines. Line ends are kept, empty values are left out. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <Section className={darkClass.line} style={{ borderBottom: `1px solid ${light.line}`, margin: '0 0 24px' }}>
    {facts.map(
      ([label, value]) =>
        value &&
        value.length > 0 && (
          <Section
            key={label}
            className={darkClass.line}
            style={{ borderTop: `1px solid ${light.line}`, padding: '12px 0' }}
          >
            <Text className={darkClass.muted} style={{ ...small, margin: 0 }}>
              {label}
            </Text>
            <Text style={{ fontSize: 17, lineHeight: '27px', margin: 0 }}>{inLines(linesIn(value))}</Text>
          </Section>
        ),
    )}
  </Section>
)

/** Line ends as elements, which the plain-text version of the mail keeps too. */
const inLines = (lines: MarkedText[]) =>
  lines.reduce<ReactNode>((above, { text, lang }) => {
    const line = lang ? <span lang={lang}>{text}</span> : text
    if (above === undefined) return line
    return (
      <>
        {above}
        <br />
        {line}
      </>
    )
  }, undefined)

const linesIn = (value: string | MarkedText[]) =>
  typeof value === 'string' ? linesOf(value) : value.flatMap(({ text, lang }) => linesOf(text, lang))

const linesOf = (text: string, lang?: string): MarkedText[] => text.split('\n').map((line) => ({ text: line, lang }))
