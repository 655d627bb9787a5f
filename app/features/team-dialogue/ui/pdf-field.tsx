import { acceptOf, maxFileBytes } from '~/files/kinds'
import { why } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { FileField } from '~/ui/file-field'

/** The file of a message. */
export const PdfField = ({ error }: { error: string | undefined }) => (
  <FileField
    label="File"
    hint={`If you like: a PDF of at most ${formatSize(maxFileBytes)}.`}
    accept={acceptOf(['pdf'])}
    largest={maxFileBytes}
    tooLarge={why.tooLarge}
    name="file"
    error={error}
  />
)
