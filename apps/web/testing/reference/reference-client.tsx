import { hydrateRoot } from 'react-dom/client'
import { ReferencePage } from './reference-page.tsx'

const root = document.getElementById('root')
const content = document.getElementById('content')?.textContent
if (root && content) hydrateRoot(root, <ReferencePage content={JSON.parse(content)} firstPath={location.pathname} />)
