import { useEffect, useRef } from 'react';
import { conversationLinkId } from '../list/conversation-list.tsx';
import { conversationHeadingId } from './conversation-pane.tsx';

function focus(id: string): boolean {
  const element = document.getElementById(id);
  // Beside the list nothing has to move; only what is visible can be focused.
  if (!element?.offsetParent) return false;
  element.focus({ preventScroll: true });
  return true;
}

/**
 * Where list and conversation take each other's place, the focus goes with them: to the heading of
 * the conversation, and back to the row that it was opened from.
 */
export function usePaneFocus(openId: string | undefined): void {
  const before = useRef(openId);
  useEffect(() => {
    const last = before.current;
    before.current = openId;
    if (last === openId) return;
    const list = document.getElementById(conversationLinkId(openId ?? last ?? ''));
    if (openId !== undefined) {
      if (!list?.offsetParent) focus(conversationHeadingId);
    } else if (last !== undefined) {
      focus(conversationLinkId(last));
    }
  }, [openId]);
}
