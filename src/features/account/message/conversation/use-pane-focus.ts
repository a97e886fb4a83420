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
 * the conversation, and back to the row that it was opened from. Where that row is gone, deleted, it goes
 * to the one after it, else before it, else to the page. `ids` are the conversations as they are listed.
 */
export function usePaneFocus(openId: string | undefined, ids: readonly string[]): void {
  const before = useRef(openId);
  const beside = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = openId === undefined ? -1 : ids.indexOf(openId);
    if (place === -1) return;
    beside.current = [...ids.slice(place + 1), ...ids.slice(0, place).toReversed()];
  }, [openId, ids]);
  useEffect(() => {
    const last = before.current;
    before.current = openId;
    if (last === openId) return;
    const list = document.getElementById(conversationLinkId(openId ?? last ?? ''));
    if (openId !== undefined) {
      if (!list?.offsetParent) focus(conversationHeadingId);
    } else if (last !== undefined) {
      const rows = [last, ...beside.current].map(conversationLinkId);
      if (!rows.some(focus)) focus('main');
    }
  }, [openId]);
}
