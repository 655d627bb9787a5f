import { Alert } from '~/ui/alert'

type Props = { projectId: string; dataset?: string | undefined }

/** Shown when pages read content from Sanity: edits made here would not be visible. */
export const SanityNotice = ({ projectId, dataset = 'production' }: Props) => (
  <Alert title="The site’s content is edited in Sanity">
    Pages read it from the project {projectId}, dataset {dataset}. Documents that are kept here are not shown to
    visitors, so there is nothing to edit on this page. To edit content here, start the site without SANITY_PROJECT_ID.
  </Alert>
)
