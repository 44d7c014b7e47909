export { FeedbackListScreen } from './feedback-list-screen.tsx'
export { FeedbackScreen } from './feedback-screen.tsx'
