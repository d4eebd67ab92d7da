import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { usernameOf } from '../../../username/username-of.ts';
import type { PanelValues } from '../model/panel-values.ts';

/** Derives the username from the email until it is edited. */
export function UsernameAfterEmail() {
  const { values, setFieldValue } = useFormikContext<PanelValues>();
  const { email, username } = values;
  const followed = useRef(email);
  useEffect(() => {
    if (email === followed.current) return;
    const isFollowing = username === usernameOf(followed.current);
    followed.current = email;
    if (isFollowing) void setFieldValue('username', usernameOf(email));
  }, [email, username, setFieldValue]);
  return null;
}
