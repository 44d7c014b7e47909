export { ContentListScreen } from './content-list-screen.tsx'
export { ContentScreen } from './content-screen.tsx'
