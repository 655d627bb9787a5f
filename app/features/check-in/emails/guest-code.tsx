import { Img, Section, Text } from '@react-email/components'
import { Paragraph } from '~/email/frame'
import type { MailTools } from '~/email/mail-tools.server'

/** The picture is a part of the mail (`codePicture`): it shows where pictures of other sites are blocked. */
export const codeContentId = 'guest-code'

/** What a guest shows at the entrance. The letters are text, for those who see no picture. */
export const GuestCode = ({ t, code }: Pick<MailTools, 't'> & { code: string }) => (
  <Section>
    <Text style={{ fontSize: 17, fontWeight: 600, lineHeight: '27px', margin: 0 }}>{t('attendance.code.title')}</Text>
    <Text style={letters}>{code}</Text>
    <Img src={`cid:${codeContentId}`} alt={t('attendance.code.qr')} width={176} height={176} style={picture} />
    <Paragraph>{t('attendance.code.text')}</Paragraph>
  </Section>
)

const letters = { fontSize: 28, letterSpacing: '0.2em', lineHeight: '38px', margin: '4px 0 8px' }
const picture = { display: 'block', margin: '0 0 12px' }
