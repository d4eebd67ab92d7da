// A package enters the share scope when a module of the base imports it. These are used by remotes only.
import '@aangan/api-client';
import '@aangan/host';
import '@aangan/messages';
import '@reduxjs/toolkit';
import '@reduxjs/toolkit/query/react';
import 'react-dom';
import 'react-redux';
import 'react-toastify';

/** Modules that are imported so are loaded where a remote uses them. */
export const later = [
  () => import('@openfeature/react-sdk'),
  () => import('react/compiler-runtime'),
];
