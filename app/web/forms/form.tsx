import type { FetcherFormProps } from 'react-router'
import type { FormHandle } from './use-form'

type FormProps = Omit<FetcherFormProps, 'action' | 'method' | 'form'> & {
  form: Pick<FormHandle, 'ref' | 'action' | 'FetcherForm'>
}

/** The `<form>` of a `useForm`. The page keeps its scroll position. */
export const Form = ({ form: { ref, action, FetcherForm }, ...props }: FormProps) => (
  <FetcherForm ref={ref} method="post" action={action} preventScrollReset {...props} />
)
