import { Document, Font, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { type Brand, phoneHref } from '~/brand/brand'
import type { messages } from '~/i18n/messages/pricing-document/en'
import type { Translator } from '~/i18n/translator'
import textFont from '../../../../.generated/fonts/instrument-sans.ttf?inline'
import displayFont from '../../../../.generated/fonts/newsreader.ttf?inline'
import { currency } from '../model/figures'
import { entriesOf } from '../model/price-labels'
import { groups, type PriceList } from '../model/price-list'
import { DocumentMark, DocumentSection } from './document-parts.server'
import { display, styles, text } from './document-styles.server'

type PricingDocument = {
  t: Translator<typeof messages>
  groupTitles: Record<keyof typeof groups, string>
  addOnsTitle: string
  list: PriceList
  date: string
  now: Date
  tag: string
  brand: Brand
  /** The list's address on the site. */
  address: string
}

Font.register({ family: text, src: textFont })
Font.register({ family: display, src: displayFont })
// No hyphenation: the library's is English only, and the words in tables are short.
Font.registerHyphenationCallback((word) => [word])

export const renderPricingDocument = async (props: PricingDocument) =>
  new Uint8Array(await renderToBuffer(<PricingDocument {...props} />))

function PricingDocument({ t, groupTitles, addOnsTitle, list, date, now, tag, brand, address }: PricingDocument) {
  return (
    <Document
      title={`${t('title')} · ${brand.product}`}
      subject={t('subject', { date })}
      author={brand.product}
      creator={brand.product}
      producer={brand.product}
      language={tag}
      creationDate={now}
    >
      <Page size="A4" style={styles.page}>
        <View fixed style={styles.foot}>
          <Text>{`${brand.product} · ${t('title')} · ${date}`}</Text>
          <Text>{t('vat')}</Text>
          <Text render={({ pageNumber, totalPages }) => t('page', { page: pageNumber, pages: totalPages })} />
        </View>
        <View style={styles.head}>
          <DocumentMark />
          <Text style={styles.logo}>{brand.product}</Text>
          <Text style={styles.date}>{date}</Text>
        </View>
        <Text style={styles.title}>{t('title')}</Text>
        <Text style={styles.lead}>{t('lead')}</Text>
        <Text style={styles.vat}>{t('currency', { currency })}</Text>
        {entriesOf(groups).flatMap(([group, names]) =>
          names.map((name, index) => (
            <DocumentSection
              key={name}
              section={list[name]}
              group={index === 0 ? groupTitles[group] : undefined}
              newPage={index === 0 && group !== 'programs'}
              addOnsTitle={addOnsTitle}
            />
          )),
        )}
        <View wrap={false} style={styles.section}>
          <View style={styles.aside}>
            <Text style={styles.sectionTitle}>{t('terms')}</Text>
          </View>
          <View style={styles.body}>
            <Text style={styles.term}>{t('currency', { currency })}</Text>
            <Text style={styles.term}>{t('ranges')}</Text>
            <Text style={styles.term}>{t('validity', { date })}</Text>
            <Text style={styles.term}>{t('invitation')}</Text>
            <Text style={styles.contact}>
              <Link src={`mailto:${brand.email}`} style={styles.link}>
                {brand.email}
              </Link>
            </Text>
            <Text style={styles.contactLine}>
              <Link src={phoneHref(brand)} style={styles.link}>
                {brand.phone}
              </Link>
            </Text>
            <Text style={styles.remark}>
              {t('newest')}{' '}
              <Link src={address} style={styles.link}>
                {address.replace(/^https?:\/\//, '')}
              </Link>
            </Text>
          </View>
        </View>
      </Page>
    </Document>
  )
}
