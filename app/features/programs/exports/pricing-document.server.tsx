import { Text, View } from '@react-pdf/renderer'
import type { messages } from '~/i18n/messages/pricing-document/en'
import type { Translator } from '~/i18n/translator'
import { currency } from '../model/figures'
import { entriesOf } from '../model/price-labels'
import { groups, type PriceList } from '../model/price-list'
import {
  type DocumentFacts,
  DocumentFrame,
  MailLink,
  NewestVersion,
  PhoneLink,
  renderDocument,
} from './document-frame.server'
import { DocumentSection } from './document-parts.server'
import { styles } from './document-styles.server'

type PricingDocument = DocumentFacts & {
  t: Translator<typeof messages>
  groupTitles: Record<keyof typeof groups, string>
  addOnsTitle: string
  list: PriceList
  /** The list's address on the site. */
  address: string
}

export const renderPricingDocument = ({ t, groupTitles, addOnsTitle, list, address, ...facts }: PricingDocument) => {
  const { date, brand } = facts
  return renderDocument(
    <DocumentFrame
      {...facts}
      title={t('title')}
      subject={t('subject', { date })}
      lead={t('lead')}
      vat={t('vat')}
      remark={t('currency', { currency })}
      pageLabel={(page, pages) => t('page', { page, pages })}
    >
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
            <MailLink brand={brand} />
          </Text>
          <Text style={styles.contactLine}>
            <PhoneLink brand={brand} />
          </Text>
          <NewestVersion label={t('newest')} address={address} />
        </View>
      </View>
    </DocumentFrame>,
  )
}
