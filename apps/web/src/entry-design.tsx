import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { type Boot, bootElementId } from './boot.ts'
import { DesignPage } from './design/design-page.tsx'
import { copyPseudoClasses } from './design/pseudo-classes.ts'

/** Entry of the design page, a build of its own: nothing of it is in the files of the app. */
const boot: Boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '')
copyPseudoClasses()
const root = document.getElementById('root')
if (root) createRoot(root).render(<DesignPage boot={boot} />)
