import { Document, Font, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { type Brand, phoneHref } from '~/brand/brand'
import textFont from '../../../../.generated/fonts/instrument-sans.ttf?inline'
import displayFont from '../../../../.generated/fonts/newsreader.ttf?inline'
import { DocumentMark } from './document-parts.server'
import { display, styles, text } from './document-styles.server'

Font.register({ family: text, src: textFont })
Font.register({ family: display, src: displayFont })
// No hyphenation: the library's is English only, and the words in tables are short.
Font.registerHyphenationCallback((word) => [word])

export type DocumentFacts = { date: string; now: Date; tag: string; brand: Brand }

type FrameProps = DocumentFacts & {
  title: string
  subject: string
  lead: string
  vat: string
  pageLabel: (page: number, pages: number) => string
  /** Before the content, below the lead. */
  remark?: string
  /** Above the head of each page: what the document is not yet. */
  mark?: string | undefined
  isOnePage?: boolean
  /** Fonts in the order in which a letter is looked for, where people have typed a part of the text. */
  fontFamily?: string[]
  children: ReactNode
}

/** The head and foot of every PDF about the programs, with its title. */
export function DocumentFrame({
  title,
  subject,
  lead,
  vat,
  pageLabel,
  remark,
  mark,
  isOnePage,
  fontFamily = [text],
  children,
  ...facts
}: FrameProps) {
  const { brand, date } = facts
  return (
    <Document
      title={`${title} · ${brand.product}`}
      subject={subject}
      author={brand.product}
      creator={brand.product}
      producer={brand.product}
      language={facts.tag}
      creationDate={facts.now}
    >
      <Page size="A4" style={[styles.page, isOnePage ? styles.pageOfOnePage : {}, { fontFamily }]}>
        {mark && (
          <Text fixed style={styles.mark}>
            {mark}
          </Text>
        )}
        <View fixed style={styles.foot}>
          <Text>{`${brand.product} · ${title} · ${date}`}</Text>
          <Text>{vat}</Text>
          <Text render={({ pageNumber, totalPages }) => pageLabel(pageNumber, totalPages)} />
        </View>
        <View style={isOnePage ? styles.headOfOnePage : styles.head}>
          <DocumentMark />
          <Text style={styles.logo}>{brand.product}</Text>
          <Text style={styles.date}>{date}</Text>
        </View>
        <Text style={isOnePage ? styles.titleOfOnePage : styles.title}>{title}</Text>
        <Text style={isOnePage ? styles.leadOfOnePage : styles.lead}>{lead}</Text>
        {remark && <Text style={styles.vat}>{remark}</Text>}
        {children}
      </Page>
    </Document>
  )
}

export const MailLink = ({ brand }: { brand: Brand }) => (
  <Link src={`mailto:${brand.email}`} style={styles.link}>
    {brand.email}
  </Link>
)

export const PhoneLink = ({ brand }: { brand: Brand }) => (
  <Link src={phoneHref(brand)} style={styles.link}>
    {brand.phone}
  </Link>
)

/** The address of the page that is always up to date. */
export const NewestVersion = ({ label, address }: { label: string; address: string }) => (
  <Text style={styles.remark}>
    {label}{' '}
    <Link src={address} style={styles.link}>
      {address.replace(/^https?:\/\//, '')}
    </Link>
  </Text>
)

export const renderDocument = async (document: ReactElement) =>
  new Uint8Array(await renderToBuffer(document as Parameters<typeof renderToBuffer>[0]))
